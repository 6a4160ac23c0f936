import { KeyRound } from 'lucide-react'
import { useLocation } from 'react-router'
import type { AccountKind } from '#contract/accounts/accounts.ts'
import { PostAgain } from '../../forms/posted/post-again.tsx'
import { fieldOf, PostForm } from '../../forms/posted/post-form.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { OtpInput } from '../../ui/fields/otp-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Folded } from '../../ui/layout/folded.tsx'
import { Column } from '../column.tsx'
import styles from './other-ways.module.css'
import type { SecondStep } from './take-second-step.ts'

const resendSeconds = 10

/** Until another code may be sent. */
const secondsLeft = (sentAt: number) => Math.max(0, Math.ceil(resendSeconds - (Date.now() - sentAt) / 1000))

const leads = {
  Candidate: {
    passkey: 'secondFactor.passkey.lead',
    authenticator: 'secondFactor.authenticator.lead',
    recovery: 'secondFactor.recovery.candidate',
  },
  Company: {
    passkey: 'secondFactor.passkey.lead',
    authenticator: 'secondFactor.authenticator.lead',
    recovery: 'secondFactor.recovery.company',
  },
} as const

const stopped = {
  Candidate: 'secondFactor.passkey.stopped.candidate',
  Company: 'secondFactor.passkey.stopped.company',
} as const

const names = {
  passkey: 'secondFactor.passkey',
  authenticator: 'secondFactor.authenticator',
  sms: 'secondFactor.sms',
  recovery: 'secondFactor.recovery',
} as const

/** The second step of signing in: the best factor first, with buttons for the others. */
export function SecondFactorForm({ kind, second }: { kind: AccountKind; second: SecondStep }) {
  const t = useTexts('logins')
  const { pathname, search } = useLocation()
  const { method, refused } = second
  return (
    <Column
      title={t('secondFactor.title')}
      lead={method === 'sms' ? second.sentTo : t(leads[kind][method])}
      // Without a field to focus, the title takes the focus.
      arrived={method === 'passkey' && !refused}
      foot={<Link to={pathname + search}>{t('secondFactor.back')}</Link>}
    >
      <PostForm
        key={method}
        refused={refused}
        labels={{ code: t('code'), recoveryCode: t('secondFactor.recovery') }}
        {...(method !== 'passkey' && { submit: t('secondFactor.submit') })}
      >
        <Carried second={second} />
        <Proof kind={kind} second={second} />
      </PostForm>
      {method === 'sms' && (
        <PostForm>
          <Carried second={second} />
          <PostAgain
            label={t('code.resend')}
            done={t('code.resent')}
            isDone={second.isSent}
            wait={secondsLeft(second.sentAt)}
            name="way"
            value="sms"
          />
        </PostForm>
      )}
      <OtherWays second={second} />
    </Column>
  )
}

/** What goes on from one try to the next; nothing of it is a secret but the continuation, which is good once. */
function Carried({ second: { method, methods, to, sentTo, sentAt, continuation } }: { second: SecondStep }) {
  const carried = { method, methods: methods.join(' '), sentToNumber: to ?? '', sentTo, sentAt, continuation }
  return Object.entries(carried).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

function Proof({ kind, second: { method, passkey, refused } }: { kind: AccountKind; second: SecondStep }) {
  const t = useTexts('logins')
  const field = fieldOf(refused)
  if (method === 'passkey') return <PasskeyProof kind={kind} request={passkey} />
  if (method !== 'recovery') return <OtpInput {...field('code')} label={t('code')} autoFocus={!refused} />
  return (
    <TextInput
      {...field('recoveryCode')}
      label={t('secondFactor.recovery')}
      placeholder="abcd-efgh-jk23"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus={!refused}
    />
  )
}

function PasskeyProof({ kind, request }: { kind: AccountKind; request: SecondStep['passkey'] }) {
  const t = useTexts('logins')
  return (
    <>
      <noscript>
        <Notice tone="warning">{t('noscript')}</Notice>
      </noscript>
      <div hidden data-stopped>
        <Notice tone="warning" live title={t('secondFactor.passkey.stopped.title')}>
          <p>{t(stopped[kind])}</p>
        </Notice>
      </div>
      <input type="hidden" name="passkey" />
      <Button variant="primary" size="large" wide waits icon={<KeyRound />} data-passkey={JSON.stringify(request)}>
        {t('secondFactor.passkey.submit')}
      </Button>
      <button type="submit" hidden />
    </>
  )
}

function OtherWays({ second }: { second: SecondStep }) {
  const t = useTexts('logins')
  const others = second.methods.filter((method) => method !== second.method)
  if (others.length === 0) return null
  return (
    <Folded className={styles.ways} line={t('secondFactor.others')} lineClass={styles.line}>
      <PostForm>
        <Carried second={second} />
        <ul>
          {others.map((method) => (
            <li key={method}>
              <Button type="submit" wide waits name="way" value={method}>
                {t(names[method], { to: second.to ?? '' })}
              </Button>
            </li>
          ))}
        </ul>
      </PostForm>
    </Folded>
  )
}
