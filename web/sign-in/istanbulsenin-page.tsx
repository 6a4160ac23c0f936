import { useSearchParams } from 'react-router'
import { signInWithHandover } from '#contract/accounts/istanbulsenin.ts'
import type { Problem } from '#contract/problems.ts'
import { AskForm } from '../forms/ask-form.tsx'
import { EntryFailedNotice } from '../forms/entry-failed-notice.tsx'
import { useAskForm } from '../forms/use-ask-form.ts'
import { PageHead } from '../page/page-head.tsx'
import { askInBrowser } from '../queries/ask-in-browser.ts'
import { addresses } from '../session/account-kind.ts'
import { keepingWayBack } from '../session/way-back.ts'
import { useTexts } from '../texts/texts.tsx'
import { Link } from '../ui/actions/link.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Column } from './column.tsx'
import { Consents } from './consents.tsx'
import { useEnter } from './use-enter.ts'
import { type Handover, type HandoverState, useHandover } from './use-handover.ts'

const nothing = async () => (await import('./schemas.ts')).Nothing
const agreement = async () => (await import('./schemas.ts')).Agreement

/** Not stored anywhere: the address holds a signed hand-over. */
export const headers = () => ({ 'cache-control': 'no-store' })

/** Where the municipal app sends people to. Signs in with a press of the button: an address alone must not do that. */
export default function IstanbulSeninPage() {
  const t = useTexts('logins')
  const state = useHandover()
  return (
    <>
      <PageHead title={`${t('istanbul.title')} · Köprü`} />
      <HandedOver state={state} />
    </>
  )
}

function HandedOver({ state }: { state: HandoverState }) {
  const t = useTexts('logins')
  if (state.is === 'looking') {
    return (
      <Column title={t('istanbul.title')}>
        <noscript>
          <Notice tone="warning">{t('noscript')}</Notice>
        </noscript>
        <Spinner label={t('istanbul.looking')} />
      </Column>
    )
  }
  if (state.is === 'missing')
    return <Refused title={t('istanbul.missing.title')} detail={t('istanbul.missing.detail')} />
  if (state.is === 'failed') return <Failed problem={state.problem} />
  const { handover, needed } = state
  return (
    <Column
      arrived
      title={t('istanbul.hello', { name: needed.name })}
      lead={t(needed.isKnown ? 'istanbul.known' : 'istanbul.new')}
    >
      {needed.isKnown ? <KnownForm handover={handover} /> : <NewForm handover={handover} />}
    </Column>
  )
}

function Failed({ problem }: { problem: Problem | undefined }) {
  const t = useTexts('logins')
  if (!problem) return <Refused title={t('form.unreachable.title')} detail={t('istanbul.unreachable')} />
  // An incomplete address is treated like a refused one.
  const isBroken = problem.code === 'request.invalid'
  return (
    <Refused
      title={isBroken ? t('istanbul.missing.title') : problem.title}
      detail={isBroken ? t('istanbul.missing.detail') : problem.detail}
    />
  )
}

function Refused({ title, detail }: { title: string; detail: string }) {
  const t = useTexts('logins')
  const [search] = useSearchParams()
  return (
    <Column
      arrived
      title={title}
      lead={detail}
      foot={<Link to={keepingWayBack(addresses.Candidate.signIn, search)}>{t('istanbul.otherWay')}</Link>}
    >
      {null}
    </Column>
  )
}

function KnownForm({ handover }: { handover: Handover }) {
  const t = useTexts('logins')
  const enter = useEnter()
  const form = useAskForm(nothing, 'Candidate', async () => enter(await askInBrowser(signInWithHandover, handover)))
  return <AskForm notice={EntryFailedNotice} form={form} submit={t('istanbul.enter')} />
}

function NewForm({ handover }: { handover: Handover }) {
  const t = useTexts('logins')
  const enter = useEnter()
  const form = useAskForm(agreement, 'Candidate', async (agreed) =>
    enter(await askInBrowser(signInWithHandover, { ...handover, ...agreed })),
  )
  return (
    <AskForm notice={EntryFailedNotice} form={form} submit={t('istanbul.open')}>
      <Consents
        terms={{ ...form.field('termsAccepted'), text: t('terms.candidate') }}
        notice={{ ...form.field('noticeRead'), text: t('notice.candidate') }}
      />
    </AskForm>
  )
}
