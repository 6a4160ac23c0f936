import { useEffect, useRef } from 'react'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useOpportunities } from './use-opportunities.ts'

/** Takes the focus: the button that did it is on another page by now, or gone with its row. */
export function NewsNotice() {
  const { news } = useOpportunities()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (news) place.current?.focus()
  }, [news])
  if (!news) return null
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="success" title={news.title} live>
        <p>{news.detail}</p>
      </Notice>
    </div>
  )
}
