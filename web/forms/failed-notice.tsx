import { useKind } from '../account-kind.ts'
import { useTexts } from '../texts.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Failed } from './use-ask-form.ts'

/** Says what happened, that nothing was lost, and what to do. */
export function FailedNotice({ failed }: { failed: Failed | undefined }) {
  const t = useTexts('common')
  const kind = useKind()
  if (!failed) return null
  const { problem } = failed
  const toCompany = kind === 'Company' && problem?.code === 'accounts.wrongCredentials'
  return (
    <Notice tone="danger" live title={problem?.title ?? t('form.unreachable.title')}>
      <p>{toCompany ? t('form.company.wrongCredentials') : (problem?.detail ?? t('form.unreachable.detail'))}</p>
    </Notice>
  )
}
