import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { type ChangedSecondFactors, removeAuthenticator } from '#contract/accounts/second-factors.ts'
import { formatDate } from '#platform/text/dates.ts'
import { Lazy } from '../../loading/lazy.tsx'
import { useLanguage } from '../../place.tsx'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { useSettingsTexts } from '../use-settings-texts.ts'
import { loadDialogs } from './load-dialogs.ts'
import { type PanelProps, useKeep } from './own-second-factors.ts'
import { Panel } from './panel.tsx'

export function AuthenticatorPanel({ now }: PanelProps) {
  const t = useSettingsTexts()
  const language = useLanguage()
  const { keepChange } = useKeep()
  const [open, setOpen] = useState<'add' | 'remove'>()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [done, setDone] = useState<'on' | 'off'>()
  const { on, since } = now.authenticator

  function finish(changed: ChangedSecondFactors) {
    keepChange(changed)
    setCodes(changed.recoveryCodes)
    setDone(changed.secondFactors.authenticator.on ? 'on' : 'off')
    setOpen(undefined)
  }

  return (
    <Panel
      icon={Smartphone}
      title={t('settings.security.authenticator.title')}
      lead={t('security.authenticator.lead')}
      state={
        on ? <Badge tone="success">{t('settings.security.on')}</Badge> : <Badge>{t('settings.security.off')}</Badge>
      }
      done={
        done && { on: t('security.authenticator.done.on'), off: t('settings.security.authenticator.done.off') }[done]
      }
      note={since && t('settings.security.authenticator.since', { date: formatDate(since, language) })}
      action={
        on ? (
          <Button onClick={() => setOpen('remove')} aria-label={t('settings.security.authenticator.remove.of')}>
            {t('settings.security.authenticator.remove')}
          </Button>
        ) : (
          <Button onClick={() => setOpen('add')}>{t('settings.security.authenticator.add')}</Button>
        )
      }
    >
      {open === 'add' && (
        <Lazy load={loadDialogs}>
          {({ AddAuthenticator }) => <AddAuthenticator now={now} onAdded={finish} onClose={() => setOpen(undefined)} />}
        </Lazy>
      )}
      {open === 'remove' && (
        <Lazy load={loadDialogs}>
          {({ OwnerDialog }) => (
            <OwnerDialog
              now={now}
              title={t('settings.security.authenticator.remove.title')}
              detail={t('security.authenticator.remove.detail')}
              submit={t('settings.security.authenticator.remove')}
              variant="danger"
              change={(proof) => askInBrowser(removeAuthenticator, proof)}
              onChanged={finish}
              onClose={() => setOpen(undefined)}
            />
          )}
        </Lazy>
      )}
      {codes && (
        <Lazy load={loadDialogs}>
          {({ RecoveryCodesDialog }) => <RecoveryCodesDialog codes={codes} onKept={() => setCodes(null)} />}
        </Lazy>
      )}
    </Panel>
  )
}
