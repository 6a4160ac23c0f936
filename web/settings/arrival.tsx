import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../ui/feedback/notice.tsx'
import styles from './arrival.module.css'

interface ArrivalProps {
  readonly title: string
  readonly children?: ReactNode
}

/** Replaces a submitted form with a confirmation, which takes the focus. */
export function Arrival({ title, children }: ArrivalProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Notice tone="success" title={title}>
        {children && <p>{children}</p>}
      </Notice>
    </div>
  )
}
