import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './frame.module.css'

/** The step's own heading, which takes the focus when one comes from another step. */
export function StepHeading({ title, lead }: { title: string; lead?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const leadId = useId()
  const { key, hash } = useLocation()
  useEffect(() => {
    // The first page of a visit begins at its top, and a link to a field leads to that.
    if (key !== 'default' && hash === '') heading.current?.focus({ preventScroll: true })
  }, [key, hash])
  return (
    <div className={styles.heading}>
      {/* Read out with it: on which of how many pages one is. */}
      <h2 ref={heading} tabIndex={-1} aria-describedby={lead && leadId}>
        {title}
      </h2>
      {lead && <p id={leadId}>{lead}</p>}
    </div>
  )
}
