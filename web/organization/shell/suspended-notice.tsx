import { useTexts } from '../../texts/texts.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Shown on every page of a suspended organization. */
export function SuspendedNotice() {
  const t = useTexts('org_dashboard')
  return (
    <Notice banner tone="warning" title={t('suspended.title')}>
      <p>{t('suspended.detail')}</p>
    </Notice>
  )
}
