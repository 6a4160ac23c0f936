import { useEffect, useRef } from 'react'
import { Notice } from './notice.tsx'

/** A message about the last act. */
export interface News {
  /** Left out: it went well. */
  readonly tone?: 'success' | 'warning'
  readonly title: string
  readonly detail: string
}

/** Takes the focus, because the pressed button is on another page or unmounted. */
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
