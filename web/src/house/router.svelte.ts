// Pages by path; the server answers every path with the same page.

class Router {
  path = $state(location.pathname);
  search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || link.target) return;
      const url = new URL(link.href, location.href);
      if (url.origin !== location.origin || /^\/(api|k)\//.test(url.pathname)) return;
      event.preventDefault();
      this.go(url.pathname + url.search);
    });
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }
}

export const router = new Router();
