import { useKind } from '../account-kind.ts'
import { useTexts } from '../texts.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Failed } from './use-ask-form.ts'

/** Whoever is not signed in is nobody to the server; the page knows that it is an organization's, which is said siz to. */
const toCompanies = new Map([
  ['accounts.wrongCredentials', 'form.company.wrongCredentials'],
  ['accounts.wrongCode', 'form.company.wrongCode'],
  ['accounts.wrongLink', 'form.company.wrongLink'],
] as const) as ReadonlyMap<
  string,
  'form.company.wrongCredentials' | 'form.company.wrongCode' | 'form.company.wrongLink'
>

/** Says what happened, that nothing was lost, and what to do. */
export function FailedNotice({ failed }: { failed: Failed | undefined }) {
  const t = useTexts('common')
  const kind = useKind()
  if (!failed) return null
  const { problem } = failed
  const toCompany = kind === 'Company' && problem ? toCompanies.get(problem.code) : undefined
  return (
    <Notice tone="danger" live title={problem?.title ?? t('form.unreachable.title')}>
      <p>{toCompany ? t(toCompany) : (problem?.detail ?? t('form.unreachable.detail'))}</p>
    </Notice>
  )
}
