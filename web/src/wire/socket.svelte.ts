// One socket for everything live. What is written is kept until it is acknowledged and sent again, with the same
// id, after the connection was lost: the server carries it out once.
import type { ServerMessage, WireError } from "./types";

type Message = Record<string, unknown> & { t: string };
type Waiting = { message: Message; write: boolean; resolve: (answer: ServerMessage) => void; reject: (error: WireError) => void };

const LONGEST_PAUSE = 15_000;
const BEAT = 25_000;

export class Socket {
  state = $state<"connecting" | "open" | "lost" | "old">("connecting");
  /** Writes that are not acknowledged yet. */
  pending = $state(0);

  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private readonly name = Math.random().toString(36).slice(2, 10);
  private count = 0;
  private pause = 250;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private closed = false;

  constructor(
    private readonly hear: (message: ServerMessage) => void,
    private readonly greet: () => void,
  ) {
    this.connect();
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
  }

  /** Send a message and wait for its answer. Writes outlive a lost connection. */
  ask(message: Message, write = false): Promise<ServerMessage> {
    const id = `${this.name}-${++this.count}`;
    return new Promise((resolve, reject) => {
      const waiting = { message: { ...message, id }, write, resolve, reject };
      this.waiting.set(id, waiting);
      this.recount();
      if (this.state === "open") this.put(waiting.message);
    });
  }

  tell(message: Message): void {
    if (this.state === "open") this.put(message);
  }

  /** Connect anew: a browser that has just got a key is somebody else to the server. */
  anew(): void {
    this.pause = 10;
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close();
  }

  private readonly now = (): void => {
    if (this.state === "lost" && document.visibilityState === "visible") {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private connect(): void {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/ws`, "internum.1");
    this.socket = socket;
    socket.onopen = () => {
      this.state = "open";
      this.pause = 250;
      this.greet();
      for (const waiting of this.waiting.values()) if (waiting.write) this.put(waiting.message);
      clearInterval(this.beat);
      this.beat = setInterval(() => this.tell({ t: "rest", ms: 0 }), BEAT);
    };
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      clearInterval(this.beat);
      if (this.closed || this.state === "old") return;
      this.state = "lost";
      for (const [id, waiting] of this.waiting)
        if (!waiting.write) {
          this.waiting.delete(id);
          waiting.reject({ t: "error", id, code: "lost", message: "", reasons: [], retry_after: null });
        }
      this.timer = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    };
  }

  private put(message: Message): void {
    this.socket?.send(JSON.stringify(message));
  }

  private take(message: ServerMessage): void {
    if (message.t === "again") {
      if (message.reason === "version") this.state = "old";
      this.socket?.close();
      return;
    }
    const id = "id" in message ? message.id : null;
    const waiting = id ? this.waiting.get(id) : undefined;
    if (id && waiting) {
      this.waiting.delete(id);
      this.recount();
      if (message.t === "error") waiting.reject(message);
      else waiting.resolve(message);
    }
    this.hear(message);
  }

  private recount(): void {
    this.pending = [...this.waiting.values()].filter((one) => one.write).length;
  }
}
