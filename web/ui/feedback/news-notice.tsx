import { useEffect, useRef } from 'react'
import { Notice } from './notice.tsx'

/** What was just done, in words. */
export interface News {
  /** Left out: it went well. */
  readonly tone?: 'success' | 'warning'
  readonly title: string
  readonly detail: string
}

/** Takes the focus: the button that did it is on another page by now, or gone with what it stood in. */
export function NewsNotice({ news }: { news: News | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (news) place.current?.focus()
  }, [news])
  if (!news) return null
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone={news.tone ?? 'success'} title={news.title} live>
        <p>{news.detail}</p>
      </Notice>
    </div>
  )
}
