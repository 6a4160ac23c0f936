import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../actions/button.tsx'
import empty from './empty-state.module.css'
import styles from './error-state.module.css'
import { BrokenDrawing } from './state-drawings.tsx'

export type ErrorStateProps = {
  /** What happened */
  title: string
  /** Whether anything was lost, and what to do now */
  children: ReactNode
  onRetry?: () => void
  retrying?: boolean
  /** Instead of trying again */
  action?: ReactNode
  /** An identifier by which support finds the failure */
  reference?: string
}

export function ErrorState({ title, children, onRetry, retrying = false, action, reference }: ErrorStateProps) {
  const t = useTexts('common')
  return (
    <div className={empty.state} role="alert">
      <BrokenDrawing />
      <p className={empty.title}>{title}</p>
      <div className={empty.text}>{children}</div>
      <div className={empty.action}>
        {onRetry ? (
          <Button icon={<RotateCw />} loading={retrying} onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        ) : (
          action
        )}
      </div>
      {reference && (
        <p className={styles.reference}>
          {t('ui.error.reference')} <code>{reference}</code>
        </p>
      )}
    </div>
  )
}
