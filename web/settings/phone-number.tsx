import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Step } from '#contract/accounts/account-settings.ts'
import { phoneText } from '#platform/text/phone-text.ts'
import { AskForm } from '../forms/ask-form.tsx'
import { PhoneField } from '../forms/phone-field.tsx'
import { useAskForm } from '../forms/use-ask-form.ts'
import { usePlace } from '../place.tsx'
import { useAnswer } from '../queries/page-queries.ts'
import { addresses, useKind } from '../session/account-kind.ts'
import { changeSession, useMe } from '../session/store.ts'
import { ButtonLink } from '../ui/actions/button.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Arrival } from './arrival.tsx'
import { CodeStep } from './code-step.tsx'
import { CurrentValue } from './current-value.tsx'
import styles from './form.module.css'
import { contact, ownCalls } from './own-calls.ts'
import { useSettingsTexts } from './use-settings-texts.ts'

const newNumber = async () => (await import('./schemas.ts')).NewNumber

interface PhoneNumberProps {
  readonly onSaved?: (() => void) | undefined
}

/** The current phone number, and the two steps that change it. */
export function PhoneNumber({ onSaved }: PhoneNumberProps) {
  const t = useSettingsTexts()
  const { smsOn } = usePlace()
  const { twoFactorGsm } = useMe()
  const { gsm, gsmVerified } = useAnswer(contact)
  const badge = gsmVerified ? (
    <Badge tone="success">{t('settings.phone.verified')}</Badge>
  ) : (
    <Badge tone={smsOn ? 'warning' : 'neutral'}>{t('settings.phone.unverified')}</Badge>
  )
  return (
    <>
      <CurrentValue
        label={t('phone.now')}
        value={gsm ? phoneText(gsm) : t('settings.phone.none')}
        badge={gsm && badge}
      />
      {twoFactorGsm ? <Locked /> : <ChangeNumber onSaved={onSaved} />}
    </>
  )
}

function ChangeNumber({ onSaved }: PhoneNumberProps) {
  const t = useSettingsTexts()
  const answers = useQueryClient()
  const { changeGsm } = ownCalls(useMe())
  const [at, goTo] = useState<'start' | 'code' | 'back' | 'done' | 'unproven'>('start')
  const [{ gsm, wait }, setSent] = useState({ gsm: '', wait: 0 })
  const readable = phoneText(gsm)

  function keep(gsm: string, gsmVerified: boolean) {
    changeSession({ gsmVerified })
    answers.setQueryData(contact.key, (known: object) => ({ ...known, gsm, gsmVerified }))
    onSaved?.()
  }

  if (at !== 'code') {
    return (
      <>
        {at === 'done' && <Arrival title={t('phone.done.title')}>{t('phone.done.detail', { gsm: readable })}</Arrival>}
        {at === 'unproven' && (
          <Arrival title={t('phone.unproven.title')}>{t('phone.unproven.detail', { gsm: readable })}</Arrival>
        )}
        <NumberForm
          key={at}
          typed={at === 'back' ? gsm : undefined}
          onSent={({ gsm, sent }) => {
            setSent({ gsm, wait: sent?.resendAfterSeconds ?? 0 })
            if (sent) return goTo('code')
            keep(gsm, false)
            goTo('unproven')
          }}
        />
      </>
    )
  }
  return (
    <CodeStep
      sentence={t('settings.phone.sent', { gsm: readable })}
      submit={t('settings.phone.confirm')}
      wait={wait}
      change={(code) => changeGsm({ gsm, code })}
      onDone={() => {
        keep(gsm, true)
        goTo('done')
      }}
      back={t('settings.phone.back')}
      onBack={() => goTo('back')}
    />
  )
}

interface NumberFormProps {
  /** The earlier input, on return from the second step */
  readonly typed: string | undefined
  readonly onSent: (step: { gsm: string; sent: Step['sent'] }) => void
}

function NumberForm({ typed, onSent }: NumberFormProps) {
  const t = useSettingsTexts()
  const { smsOn } = usePlace()
  const { gsm: known, gsmVerified } = useAnswer(contact)
  const { changeGsm } = ownCalls(useMe())
  const form = useAskForm(newNumber, useKind(), async ({ gsm }) => {
    const { sent } = await changeGsm({ gsm })
    onSent({ gsm, sent })
  })
  // Prefills an unverified number, which only needs its code.
  const first = typed ?? (gsmVerified ? undefined : known)
  return (
    <div className={styles.form}>
      <AskForm form={form} submit={smsOn ? t('settings.phone.submit') : t('settings.phone.submit.noSms')}>
        <PhoneField
          {...form.field('gsm')}
          label={gsmVerified ? t('settings.phone.new') : t('settings.phone.number')}
          help={smsOn ? t('settings.phone.help') : t('settings.phone.help.noSms')}
          defaultValue={first}
          autoFocus={typed !== undefined}
        />
      </AskForm>
    </div>
  )
}

/** The number cannot be changed while it is a second factor: a stolen session could redirect the codes. */
function Locked() {
  const t = useSettingsTexts()
  return (
    <Notice
      title={t('phone.locked.title')}
      actions={
        <ButtonLink to={`${addresses[useKind()].home}/settings/security`}>{t('settings.phone.locked.link')}</ButtonLink>
      }
    >
      <p>{t('phone.locked.detail')}</p>
    </Notice>
  )
}
