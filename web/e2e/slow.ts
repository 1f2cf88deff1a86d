// A line of wire between browser and server: every packet takes its time, and a lost one comes a round trip later.
import { connect, createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { lots } from "./player";

/** `delay` one way in milliseconds; what is lost is sent again after twice the round trip, and all behind it waits. */
export async function slowly(to: URL, { delay, loss }: { delay: number; loss: number }): Promise<{ url: string; close: () => void }> {
  const dice = lots(11);
  const pass = (from: Socket, into: Socket): void => {
    let free = 0;
    from.on("data", (data: Buffer) => {
      const late = dice() < loss ? 4 * delay : 0;
      free = Math.max(free, Date.now() + delay + late); // the order stays
      setTimeout(() => into.writable && into.write(data), free - Date.now());
    });
    from.on("close", () => setTimeout(() => into.destroy(), delay));
    from.on("error", () => into.destroy());
  };
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
