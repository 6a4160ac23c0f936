import { useState } from 'react'
import { AskForm } from '../forms/ask-form.tsx'
import { NewPasswordFields } from '../forms/password/new-password-fields.tsx'
import { useAskForm } from '../forms/use-ask-form.ts'
import { invalidate } from '../queries/invalidate.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../queries/page-queries.ts'
import { addresses, useKind } from '../session/account-kind.ts'
import { changeSession, useMe } from '../session/store.ts'
import { changeOwnPassword } from '../session-lifecycle/renewal/change-own-password.ts'
import { ButtonLink } from '../ui/actions/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { Arrival } from './arrival.tsx'
import { besideField } from './beside-field.ts'
import styles from './form.module.css'
import { contact } from './own-calls.ts'
import { OwnUsername } from './own-username.tsx'
import { Section } from './section.tsx'
import { useSettingsTexts } from './use-settings-texts.ts'

const renewal = async () => (await import('../session-lifecycle/renewal/renewal.ts')).Renewal

const queries: PageQueries = () => [contact]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

export default function PasswordPage() {
  const t = useSettingsTexts()
  const { hasPassword } = useAnswer(contact)
  return (
    <Section title={t('settings.password.title')} lead={t('password.lead')}>
      {hasPassword ? <ChangePassword /> : <NoPassword />}
    </Section>
  )
}

function ChangePassword() {
  const t = useSettingsTexts()
  const me = useMe()
  const [timesDone, setTimesDone] = useState(0)
  const form = useAskForm(renewal, useKind(), async (values) => {
    await besideField('accounts.wrongPassword', 'currentPassword', changeOwnPassword(me, values))
    changeSession({ pwdVersion: 'v2' })
    void invalidate('sessions')
    form.reset()
    setTimesDone((times) => times + 1)
  })
  return (
    <>
      {timesDone > 0 && (
        <Arrival key={timesDone} title={t('password.done.title')}>
          {t('password.done.detail')}
        </Arrival>
      )}
      <div className={styles.form}>
        <AskForm form={form} submit={t('settings.password.submit')}>
          <OwnUsername />
          <TextInput
            {...form.field('currentPassword')}
            type="password"
            label={t('password.current')}
            autoComplete="current-password"
          />
          <NewPasswordFields form={form} />
        </AskForm>
      </div>
    </>
  )
}

/** For accounts that only used another provider: a first password is set through the link for forgotten ones. */
function NoPassword() {
  const t = useSettingsTexts()
  const { provider } = useMe()
  const { forgot } = addresses[useKind()]
  return (
    <Notice
      title={t('password.none.title')}
      actions={<ButtonLink to={forgot}>{t('settings.password.none.link')}</ButtonLink>}
    >
      {provider === 'Google' && <p>{t('password.none.google')}</p>}
      {provider === 'IstanbulSenin' && <p>{t('password.none.istanbulSenin')}</p>}
      <p>{t('password.none.how')}</p>
    </Notice>
  )
}
