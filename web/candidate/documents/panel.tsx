import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Cluster } from '../../ui/layout/layout.tsx'
import styles from './panel.module.css'

interface PanelProps {
  readonly title: string
  /** h3 inside a category, otherwise h2 */
  readonly heading: 'h2' | 'h3'
  readonly submit: string
  readonly busy?: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** An inline form: it takes the focus, and returns it on closing. */
export function Panel({ title, heading: Heading, submit, busy = false, onSubmit, onClose, children }: PanelProps) {
  const t = useTexts('common')
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const before = document.activeElement
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('form')?.scrollIntoView({ block: 'nearest' })
    return () => {
      const there = before?.isConnected ? before : document.getElementById('documents')
      if (there instanceof HTMLElement) there.focus()
    }
  }, [])

  return (
    <form
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit()
      }}
    >
      <Card look="soft" className={styles.panel}>
        <Heading id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </Heading>
        {children}
        <Cluster>
          <Button type="submit" variant="primary" loading={busy}>
            {submit}
          </Button>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
        </Cluster>
      </Card>
    </form>
  )
}
