import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { renewRecoveryCodes } from '#contract/accounts/second-factors.ts'
import { Lazy } from '../../loading/lazy.tsx'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useSettingsTexts } from '../use-settings-texts.ts'
import { loadDialogs } from './load-dialogs.ts'
import { type PanelProps, useKeep } from './own-second-factors.ts'
import { Panel } from './panel.tsx'

const few = 3

export function RecoveryCodesPanel({ now }: PanelProps) {
  const t = useSettingsTexts()
  const { keepChange } = useKeep()
  const [isAsking, setAsking] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isDone, setDone] = useState(false)
  const { recoveryCodesLeft: left } = now
  return (
    <Panel
      icon={LifeBuoy}
      title={t('settings.security.recovery.title')}
      lead={t('security.recovery.lead')}
      state={<Badge tone={left > few ? 'neutral' : 'warning'}>{t('security.recovery.left', { count: left })}</Badge>}
      done={isDone ? t('security.recovery.renewed') : undefined}
      action={<Button onClick={() => setAsking(true)}>{t('settings.security.recovery.renew')}</Button>}
    >
      {left <= few && (
        <Notice tone="warning">
          <p>{t('security.recovery.few')}</p>
        </Notice>
      )}
      {isAsking && (
        <Lazy load={loadDialogs}>
          {({ OwnerDialog }) => (
            <OwnerDialog
              now={now}
              title={t('settings.security.recovery.renew.title')}
              detail={t('security.recovery.renew.detail')}
              submit={t('settings.security.recovery.renew')}
              change={(proof) => askInBrowser(renewRecoveryCodes, proof)}
              onChanged={(changed) => {
                keepChange(changed)
                setCodes(changed.recoveryCodes)
                setAsking(false)
              }}
              onClose={() => setAsking(false)}
            />
          )}
        </Lazy>
      )}
      {codes && (
        <Lazy load={loadDialogs}>
          {({ RecoveryCodesDialog }) => (
            <RecoveryCodesDialog
              codes={codes}
              onKept={() => {
                setCodes(null)
                setDone(true)
              }}
            />
          )}
        </Lazy>
      )}
    </Panel>
  )
}
