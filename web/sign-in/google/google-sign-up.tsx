import { useSearchParams } from 'react-router'
import type { AccountKind } from '#contract/accounts/accounts.ts'
import { signInWithGoogle } from '#contract/accounts/google.ts'
import type { Problem } from '#contract/problems.ts'
import { AskForm } from '../../forms/ask-form.tsx'
import { EntryFailedNotice } from '../../forms/entry-failed-notice.tsx'
import styles from '../../forms/names.module.css'
import { useAskForm } from '../../forms/use-ask-form.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { addresses } from '../../session/account-kind.ts'
import { keepingWayBack } from '../../session/way-back.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Column } from '../column.tsx'
import { Consents } from '../consents.tsx'
import { useEnter } from '../use-enter.ts'

const ofCandidate = async () => (await import('../schemas.ts')).GoogleCandidate
const ofCompany = async () => (await import('../schemas.ts')).GoogleCompany

interface SignUpProps {
  readonly signUp: NonNullable<Problem['signUp']>
}

/** A sign-up with a Google identity: asks for data that Google does not have, and for consent. */
export function GoogleSignUp({ kind, signUp }: SignUpProps & { readonly kind: AccountKind }) {
  const t = useTexts('logins')
  const [search] = useSearchParams()
  return (
    <Column
      arrived
      title={t(kind === 'Company' ? 'signUp.company.title' : 'google.new.title')}
      lead={t(kind === 'Company' ? 'google.new.company' : 'google.new.candidate', { email: signUp.email })}
      foot={<Link to={keepingWayBack(addresses[kind].signUp, search)}>{t('google.new.otherWay')}</Link>}
    >
      {kind === 'Company' ? <CompanyForm signUp={signUp} /> : <CandidateForm signUp={signUp} />}
    </Column>
  )
}

function CandidateForm({ signUp: { proof, ...known } }: SignUpProps) {
  const t = useTexts('logins')
  const enter = useEnter()
  const form = useAskForm(ofCandidate, 'Candidate', async (values) =>
    enter(await askInBrowser(signInWithGoogle, { proof, ...values })),
  )
  return (
    <AskForm notice={EntryFailedNotice} form={form} submit={t('signUp.submit')}>
      <div className={styles.names}>
        <TextInput {...form.field('name')} label={t('name')} autoComplete="given-name" defaultValue={known.name} />
        <TextInput
          {...form.field('surname')}
          label={t('surname')}
          autoComplete="family-name"
          defaultValue={known.surname}
        />
      </div>
      <Consents
        terms={{ ...form.field('termsAccepted'), text: t('terms.candidate') }}
        notice={{ ...form.field('noticeRead'), text: t('notice.candidate') }}
      />
    </AskForm>
  )
}

function CompanyForm({ signUp: { proof, ...known } }: SignUpProps) {
  const t = useTexts('logins')
  const enter = useEnter()
  const form = useAskForm(ofCompany, 'Company', async (values) =>
    enter(await askInBrowser(signInWithGoogle, { proof, ...values })),
  )
  return (
    <AskForm notice={EntryFailedNotice} form={form} submit={t('signUp.submit')}>
      <TextInput {...form.field('companyName')} label={t('company.name')} autoComplete="organization" />
      <div className={styles.names}>
        <TextInput
          {...form.field('name')}
          label={t('company.person.name')}
          autoComplete="given-name"
          defaultValue={known.name}
        />
        <TextInput
          {...form.field('surname')}
          label={t('company.person.surname')}
          autoComplete="family-name"
          defaultValue={known.surname}
        />
      </div>
      <Consents
        terms={{ ...form.field('termsAccepted'), text: t('terms.company') }}
        notice={{ ...form.field('noticeRead'), text: t('notice.company') }}
      />
    </AskForm>
  )
}
