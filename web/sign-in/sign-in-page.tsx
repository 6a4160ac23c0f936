import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageHead } from '../page/page-head.tsx'
import { addresses, useKind } from '../session/account-kind.ts'
import { keepingWayBack } from '../session/way-back.ts'
import { useTexts } from '../texts/texts.tsx'
import { Link } from '../ui/actions/link.tsx'
import { Column } from './column.tsx'
import { GoogleEntry } from './google-entry.tsx'
import { KeptNotice } from './kept-notice.tsx'
import { KindSwitch } from './kind-switch.tsx'
import { PasswordForm } from './password-form.tsx'
import { type Challenge, SecondFactorForm } from './second-factor-form.tsx'

const texts = {
  Candidate: {
    title: 'signIn.candidate.title',
    lead: 'signIn.candidate.lead',
    description: 'signIn.candidate.description',
    newHere: 'signIn.candidate.newHere',
    signUp: 'signIn.candidate.signUp',
  },
  Company: {
    title: 'signIn.company.title',
    lead: 'signIn.company.lead',
    description: 'signIn.company.description',
    newHere: 'signIn.company.newHere',
    signUp: 'signIn.company.signUp',
  },
} as const

export default function SignInPage() {
  const t = useTexts('logins')
  const kind = useKind()
  const [search] = useSearchParams()
  const [challenge, setChallenge] = useState<Challenge>()
  const [email, setEmail] = useState('')
  const { title, lead, description, newHere, signUp } = texts[kind]

  function ask(next: Challenge) {
    setEmail(next.email)
    setChallenge(next)
  }

  return (
    <>
      <PageHead title={`${t(title)} · Köprü`} description={t(description)} address={addresses[kind].signIn} />
      {challenge ? (
        <SecondFactorForm challenge={challenge} kind={kind} onBack={() => setChallenge(undefined)} />
      ) : (
        <Column
          title={t(title)}
          lead={t(lead)}
          foot={
            <>
              <span>{t(newHere)}</span>
              <Link to={keepingWayBack(addresses[kind].signUp, search)}>{t(signUp)}</Link>
            </>
          }
        >
          <KeptNotice />
          <KindSwitch page="signIn" />
          <GoogleEntry kind={kind} />
          <PasswordForm kind={kind} email={email} onChallenge={ask} />
        </Column>
      )}
    </>
  )
}
