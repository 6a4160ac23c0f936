import { useKind } from '../account-kind.ts'
import { useTexts } from '../texts.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Failed } from './use-ask-form.ts'

/** Says what happened, that nothing was lost, and what to do. */
export function FailedNotice({ failed }: { failed: Failed | undefined }) {
  const t = useTexts('logins')
  const kind = useKind()
  if (!failed) return null
  const { problem } = failed
  const toCompany = kind === 'Company' && problem?.code === 'accounts.wrongCredentials'
  return (
    <Notice tone="danger" live title={problem?.title ?? t('unreachable.title')}>
      <p>{toCompany ? t('company.wrongCredentials') : (problem?.detail ?? t('unreachable.detail'))}</p>
    </Notice>
  )
}
