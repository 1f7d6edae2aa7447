/** What programs that read the web call themselves. */
const confession =
  /bot[/;]|crawl|spider|slurp|scrap|preview|fetch|monitor|headless|lighthouse|archiver|facebookexternalhit|whatsapp\//i

/** Whether a user agent is rather a program than a person's browser, all of which say they are Mozilla. */
export const isBot = (userAgent: string | null): boolean =>
  !userAgent?.startsWith('Mozilla/') || confession.test(userAgent)
