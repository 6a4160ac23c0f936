import { useSearchParams } from 'react-router'
import type { AccountKind } from '#contract/accounts/accounts.ts'
import type { Problem } from '#contract/problems.ts'
import { PageHead } from '../../page/page-head.tsx'
import { addresses } from '../../session/account-kind.ts'
import { keepingWayBack } from '../../session/way-back.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Column } from '../column.tsx'
import { GoogleSignUp } from './google-sign-up.tsx'
import { type GoogleReturn, useGoogleReturn } from './use-google-return.ts'

/** Not stored anywhere: the address holds Google's code. */
export const headers = () => ({ 'cache-control': 'no-store' })

/** Where Google sends people back to. */
export default function GooglePage() {
  const t = useTexts('logins')
  const outcome = useGoogleReturn()
  return (
    <>
      <PageHead title={`${t('google.title')} · Köprü`} />
      <Outcome outcome={outcome} />
    </>
  )
}

function Outcome({ outcome }: { outcome: GoogleReturn }) {
  const t = useTexts('logins')
  if (outcome.is === 'asking') {
    return (
      <Column title={t('google.title')}>
        <noscript>
          <Notice tone="warning">{t('noscript')}</Notice>
        </noscript>
        <Spinner label={t('google.asking')} />
      </Column>
    )
  }
  const { kind } = outcome
  if (outcome.is === 'new') return <GoogleSignUp kind={kind} signUp={outcome.signUp} />
  if (outcome.is === 'failed') return <Failed kind={kind} problem={outcome.problem} />
  const words = texts[kind][outcome.is]
  return <BackTo kind={kind} title={t(words.title)} lead={t(words.lead)} />
}

const texts = {
  Candidate: {
    cancelled: { title: 'google.cancelled.title', lead: 'google.cancelled.candidate' },
    lost: { title: 'google.lost.title', lead: 'google.lost.candidate' },
    unreachable: 'google.unreachable.candidate',
  },
  Company: {
    cancelled: { title: 'google.cancelled.title', lead: 'google.cancelled.company' },
    lost: { title: 'google.lost.title', lead: 'google.lost.company' },
    unreachable: 'google.unreachable.company',
  },
} as const

/** The refusals that tell a candidate what to do, for organizations: the server does not know yet who comes in. */
const toCompanies = {
  'accounts.otherKind': 'form.company.otherKind',
  'accounts.secondFactorOn': 'form.company.secondFactorOn',
  'accounts.unlinked': 'form.company.unlinked',
  'google.emailUnverified': 'form.company.emailUnverified',
} as const

const otherKind = { Candidate: 'Company', Company: 'Candidate' } as const

function Failed({ kind, problem }: { kind: AccountKind; problem: Problem | undefined }) {
  const t = useTexts('logins')
  if (!problem) return <BackTo kind={kind} title={t('form.unreachable.title')} lead={t(texts[kind].unreachable)} />
  const where = problem.code === 'accounts.otherKind' ? otherKind[kind] : kind
  const toCompany = kind === 'Company' ? toCompanies[problem.code as keyof typeof toCompanies] : undefined
  return <BackTo kind={where} title={problem.title} lead={toCompany ? t(toCompany) : problem.detail} />
}

function BackTo({ kind, title, lead }: { kind: AccountKind; title: string; lead: string }) {
  const t = useTexts('logins')
  const [search] = useSearchParams()
  return (
    <Column arrived title={title} lead={lead}>
      <ButtonLink to={keepingWayBack(addresses[kind].signIn, search)} variant="primary" size="large" wide>
        {t(kind === 'Company' ? 'google.back.company' : 'google.back.candidate')}
      </ButtonLink>
    </Column>
  )
}
