import { waitOf } from '#platform/text/wait-of.ts'
import { useKindGoing } from '../session/way-back.ts'
import { useTexts } from '../texts/texts.tsx'
import { FailedNotice, type FailedNoticeProps } from './failed-notice.tsx'

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

/** Shows a failure on a page for signing in or up, in the form of address of the account that it is for. */
export function EntryFailedNotice({ failed }: Pick<FailedNoticeProps, 'failed'>) {
  const t = useTexts('common')
  const isCompany = useKindGoing() === 'Company'
  const problem = failed?.problem
  const key = isCompany && problem ? toCompanies[problem.code as keyof typeof toCompanies] : undefined
  return <FailedNotice failed={failed} detail={key && t(key, waitOf(problem?.seconds ?? 0))} />
}
