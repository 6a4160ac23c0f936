/**
 * Prefetches the app's first page from a document that leads into it (`data-ahead`): after the document itself, with
 * the lowest priority, so that the files are in the browser's cache after sign-in.
 */
export function fetchAppAhead() {
  const files = document.querySelector<HTMLElement>('[data-ahead]')?.dataset.ahead?.split(' ') ?? []
  const fetchThem = () => {
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
  }
  if (files.length === 0) return
  if (document.readyState === 'complete') setTimeout(fetchThem, pause)
  else addEventListener('load', () => setTimeout(fetchThem, pause), { once: true })
}

/** The idle time on the network before prefetching, in milliseconds. */
const pause = 1000
