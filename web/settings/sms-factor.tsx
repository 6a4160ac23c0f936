import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { phoneText } from '#platform/text/phone-text.ts'
import { useAct } from '../forms/use-act.ts'
import { Lazy } from '../loading/lazy.tsx'
import { usePlace } from '../place.tsx'
import { invalidate } from '../queries/invalidate.ts'
import { useAnswer } from '../queries/page-queries.ts'
import { changeSession, useMe } from '../session/store.ts'
import { Button, ButtonLink } from '../ui/actions/button.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { contact, ownCalls } from './own-calls.ts'
import { Panel } from './security/panel.tsx'
import { useSettingsTexts } from './use-settings-texts.ts'

/** The step for entering the code; loaded on hover or focus of a button. */
export const loadCodeStep = () => import('./code-step.tsx')

/** Turns the second factor by SMS on and off; both need a code sent to the number. */
export function SmsFactor() {
  const t = useSettingsTexts()
  const me = useMe()
  const { changeTwoFactor } = ownCalls(me)
  const { gsm } = useAnswer(contact)
  const { smsOn } = usePlace()
  const isOn = me.twoFactorGsm
  /** The seconds until another code may be sent; undefined before the first. */
  const [wait, setWait] = useState<number>()
  const [isDone, setDone] = useState(false)
  const [isBack, setBack] = useState(false)

  function done() {
    setWait(undefined)
    setDone(true)
    changeSession({ twoFactorGsm: !isOn, gsmVerified: true })
    void invalidate('smsFactor')
  }
  const { act, busy } = useAct({ showsProblemInDialog: true })
  function begin() {
    setDone(false)
    void act(
      () => changeTwoFactor({ state: !isOn }),
      // No code was sent: another tab has made the change already.
      ({ sent }) => (sent ? setWait(sent.resendAfterSeconds) : done()),
    )
  }
  const panel = {
    icon: MessageSquareText,
    title: t('settings.sms.title'),
    lead: t('sms.lead'),
    state: isOn ? (
      <Badge tone="success">{t('settings.security.on')}</Badge>
    ) : (
      <Badge>{t('settings.security.off')}</Badge>
    ),
  }
  if (!smsOn) return isOn ? <Panel {...panel} note={t('sms.offHere')} action={null} /> : null
  if (!gsm) {
    return (
      <Panel
        {...panel}
        note={t('settings.sms.noNumber')}
        action={<ButtonLink to="../phone">{t('settings.sms.addNumber')}</ButtonLink>}
      />
    )
  }
  const turn = isOn
    ? { text: t('settings.sms.turnOff'), name: t('settings.sms.turnOff.name') }
    : { text: t('settings.sms.turnOn'), name: t('settings.sms.turnOn.name') }
  const readable = phoneText(gsm)
  return (
    <Panel
      {...panel}
      note={t('settings.sms.number', { gsm: readable })}
      done={isDone ? (isOn ? t('sms.done.on') : t('settings.sms.done.off')) : undefined}
      action={
        wait === undefined && (
          <Button loading={busy} onClick={begin} aria-label={turn.name} autoFocus={isBack}>
            {turn.text}
          </Button>
        )
      }
    >
      {wait !== undefined && (
        <Lazy load={loadCodeStep}>
          {({ CodeStep }) => (
            <CodeStep
              sentence={isOn ? t('sms.sent.off', { gsm: readable }) : t('sms.sent.on', { gsm: readable })}
              submit={isOn ? t('settings.sms.confirm.off') : t('settings.sms.confirm.on')}
              wait={wait}
              change={(code) => changeTwoFactor({ state: !isOn, code })}
              onDone={done}
              back={t('ui.cancel')}
              onBack={() => {
                setWait(undefined)
                setBack(true)
              }}
            />
          )}
        </Lazy>
      )}
    </Panel>
  )
}
