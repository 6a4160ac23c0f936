import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './frame.module.css'

/** The heading of a step, which takes the focus after a change of steps. */
export function StepHeading({ title, lead }: { title: string; lead?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const leadId = useId()
  const { key, hash } = useLocation()
  useEffect(() => {
    // Not on the first load, nor with a link to a field.
    if (key !== 'default' && hash === '') heading.current?.focus({ preventScroll: true })
  }, [key, hash])
  return (
    <div className={styles.heading}>
      {/* The number of the page is read out with the heading. */}
      <h2 ref={heading} tabIndex={-1} aria-describedby={lead && leadId}>
        {title}
      </h2>
      {lead && <p id={leadId}>{lead}</p>}
    </div>
  )
}
