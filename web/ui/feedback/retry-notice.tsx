import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../actions/button.tsx'
import { Notice } from './notice.tsx'

/** In the place of something small that did not load; a whole page or pane has an ErrorState. */
export function RetryNotice({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const t = useTexts('common')
  return (
    <Notice
      tone="danger"
      live
      actions={
        <Button size="small" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
