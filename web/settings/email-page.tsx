import { useState } from 'react'
import { AskForm } from '../forms/ask-form.tsx'
import { useAskForm } from '../forms/use-ask-form.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../queries/page-queries.ts'
import { useKind } from '../session/account-kind.ts'
import { changeSession, useMe } from '../session/store.ts'
import { ButtonLink } from '../ui/actions/button.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { Arrival } from './arrival.tsx'
import { besideField } from './beside-field.ts'
import { CodeStep } from './code-step.tsx'
import { CurrentValue } from './current-value.tsx'
import styles from './form.module.css'
import { contact, ownCalls } from './own-calls.ts'
import { OwnUsername } from './own-username.tsx'
import { Section } from './section.tsx'
import { useSettingsTexts } from './use-settings-texts.ts'

const newAddress = async () => (await import('./schemas.ts')).NewAddress

const queries: PageQueries = () => [contact]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

export default function EmailPage() {
  const t = useSettingsTexts()
  const { email } = useMe()
  const { hasPassword } = useAnswer(contact)
  return (
    <Section title={t('settings.email.title')} lead={t('email.lead')}>
      <CurrentValue
        label={t('email.now')}
        value={email}
        badge={<Badge tone="success">{t('settings.email.verified')}</Badge>}
      />
      {hasPassword ? <ChangeEmail /> : <PasswordFirst />}
    </Section>
  )
}

interface Sent {
  readonly newEmail: string
  readonly password: string
  readonly wait: number
}

function ChangeEmail() {
  const t = useSettingsTexts()
  const me = useMe()
  const { changeEmail } = ownCalls(me)
  const [at, goTo] = useState<'start' | 'code' | 'back' | 'done'>('start')
  const [sent, setSent] = useState<Sent>()
  if (at !== 'code' || !sent) {
    return (
      <>
        {at === 'done' && (
          <Arrival title={t('email.done.title')}>{t('email.done.detail', { email: me.email })}</Arrival>
        )}
        <AddressForm
          typed={at === 'back' ? sent?.newEmail : undefined}
          onSent={(values) => {
            setSent(values)
            goTo('code')
          }}
        />
      </>
    )
  }
  const { newEmail, password, wait } = sent
  return (
    <>
      <CodeStep
        sentence={t('settings.email.sent', { email: newEmail })}
        submit={t('settings.email.confirm')}
        wait={wait}
        change={(code) => changeEmail({ newEmail, password, code })}
        onDone={() => {
          changeSession({ email: newEmail, role: { ...me.role, email: newEmail } })
          goTo('done')
        }}
        back={t('settings.email.back')}
        onBack={() => goTo('back')}
      />
      <p className={styles.note}>{t('email.missing')}</p>
    </>
  )
}

interface AddressFormProps {
  /** The earlier input, on return from the second step */
  readonly typed: string | undefined
  readonly onSent: (sent: Sent) => void
}

function AddressForm({ typed, onSent }: AddressFormProps) {
  const t = useSettingsTexts()
  const { changeEmail } = ownCalls(useMe())
  const form = useAskForm(newAddress, useKind(), async (values) => {
    const { sent } = await besideField('accounts.wrongPassword', 'password', changeEmail(values))
    onSent({ ...values, wait: sent?.resendAfterSeconds ?? 0 })
  })
  return (
    <div className={styles.form}>
      <AskForm form={form} submit={t('settings.email.submit')}>
        <TextInput
          {...form.field('newEmail')}
          type="email"
          label={t('settings.email.new')}
          help={t('email.new.help')}
          defaultValue={typed}
          autoFocus={typed !== undefined}
          autoComplete="email"
          inputMode="email"
        />
        <OwnUsername />
        <TextInput
          {...form.field('password')}
          type="password"
          label={t('email.password')}
          autoComplete="current-password"
        />
      </AskForm>
    </div>
  )
}

function PasswordFirst() {
  const t = useSettingsTexts()
  return (
    <Notice
      title={t('email.noPassword.title')}
      actions={<ButtonLink to="../password">{t('settings.email.noPassword.link')}</ButtonLink>}
    >
      <p>{t('email.noPassword.detail')}</p>
    </Notice>
  )
}
