/*
 * Stands in the document itself, before the scripts: asks for the month the calendar is going to open
 * on, and for the bell's days, so that they travel beside them. The remotes' own requests then find
 * them under way. Where this cannot tell, or guesses wrong, they ask as if this were not here.
 */
{
  /** With these the address asks for something else than a whole month: see `readView`. */
  const OTHER_VIEWS = ['vista', 'tipos', 'oficina', 'equipo'];
  const search = new URLSearchParams(location.search);

  const askFor = (boot: string) => {
    interface Known {
      runtimeConfig: { apiBase: string; timeZone: string };
      places?: readonly { contribution: { reads?: string } }[];
    }
    // Written by our own server, or as hints alone by `npm run hints`: see `server/src/page`.
    const data = JSON.parse(boot) as Known & { hints?: Known };
    const { runtimeConfig, places = [] } = data.hints ?? data;
    const iso = (day: Date) => day.toISOString().slice(0, 10);
    const ask = (what: 'month' | 'week', first: Date, days: number) => {
      if (!places.some(({ contribution }) => contribution.reads === what)) return;
      const last = new Date(first);
      last.setUTCDate(last.getUTCDate() + days);
      const link = document.createElement('link');
      link.rel = 'preload';
      link.setAttribute('as', 'fetch');
      // As `fetch` asks: in another mode it would be asked for twice.
      link.crossOrigin = 'anonymous';
      link.href = `${runtimeConfig.apiBase}/api/v1/calendar?from=${iso(first)}&to=${iso(last)}`;
      document.head.append(link);
    };

    // Swedish writes dates as ISO 8601 does.
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: runtimeConfig.timeZone });
    const month = /^(?:19|2[01])\d\d-(?:0[1-9]|1[0-2])-/.exec(search.get('fecha') ?? today)?.[0];
    if (month !== undefined) {
      // Six weeks from the Sunday on or before the first: see `monthQuery`.
      const sunday = new Date(`${month}01`);
      sunday.setUTCDate(1 - sunday.getUTCDay());
      ask('month', sunday, 41);
    }
    // See `upcomingQuery`.
    ask('week', new Date(today), 7);
  };

  const boot = document.getElementById('almanaque-boot')?.textContent;
  if (location.pathname === '/' && !OTHER_VIEWS.some((name) => search.has(name)) && boot) {
    // In a task of its own: the first date that a browser writes costs it more than all the rest here.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      askFor(boot);
    };
    port2.postMessage(null);
  }
}
