/**
 * A document that leads into the app names the files of its first page (`data-ahead`). They are fetched once the document
 * itself is there, with the lowest priority, so that whoever signs in finds them in the browser's cache.
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

/** Milliseconds in which nothing else is on its way any more. */
const pause = 1000
