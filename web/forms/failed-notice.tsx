import { waitOf } from '#platform/text/wait-of.ts'
import { useUnreachableWords } from '../dialogs/use-unreachable-words.ts'
import { useKindGoing } from '../session/way-back.ts'
import { useTexts } from '../texts/texts.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import type { Failed } from './use-checked-form.ts'

/**
 * The same sentences in the formal address (siz) for organizations. The server does not know the kind of account before
 * sign-in; the page does.
 */
const toCompanies = {
  'accounts.wrongCredentials': 'form.company.wrongCredentials',
  'accounts.wrongCode': 'form.company.wrongCode',
  'accounts.wrongLink': 'form.company.wrongLink',
  'accounts.tooManyTries': 'form.company.tooManyTries',
  'accounts.correctionOver': 'form.company.correctionOver',
  'accounts.smsOff': 'form.company.smsOff',
  'secondFactors.wrongPasskey': 'form.company.wrongPasskey',
  'secondFactors.wrongAppCode': 'form.company.wrongAppCode',
  'secondFactors.wrongRecoveryCode': 'form.company.wrongRecoveryCode',
} as const

/** Shows a failure: what happened, that no input is lost, and what to do. */
export function FailedNotice({ failed }: { failed: Failed | undefined }) {
  const t = useTexts('common')
  const isCompany = useKindGoing() === 'Company'
  const unreachable = useUnreachableWords()
  if (!failed) return null
  const { problem } = failed
  const toCompany = isCompany && problem ? toCompanies[problem.code as keyof typeof toCompanies] : undefined
  return (
    <Notice tone="danger" live title={problem?.title ?? unreachable.title}>
      <p>{toCompany ? t(toCompany, waitOf(problem?.seconds ?? 0)) : (problem?.detail ?? unreachable.detail)}</p>
    </Notice>
  )
}
