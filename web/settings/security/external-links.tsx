import { useQueryClient } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import {
  allowExternal,
  type ExternalLinks as Links,
  readExternalLinks,
  unlinkExternal,
} from '#contract/accounts/external-links.ts'
import { FailedNotice } from '../../forms/failed-notice.tsx'
import { useAct } from '../../forms/use-act.ts'
import { Lazy } from '../../loading/lazy.tsx'
import { query } from '../../queries/answers.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { useAnswer } from '../../queries/page-queries.ts'
import { changeSession } from '../../session/store.ts'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { useSettingsTexts } from '../use-settings-texts.ts'
import { loadDialogs } from './load-dialogs.ts'
import { Panel } from './panel.tsx'

/** The external accounts (Google, the municipal app) that open this one; a page that shows the panel names it in its queries. */
export const ownExternalLinks = query(readExternalLinks, {})

const titles = {
  Google: 'settings.security.links.google',
  IstanbulSenin: 'settings.security.links.istanbulSenin',
} as const

const names = { Google: 'Google', IstanbulSenin: 'İstanbul Senin' } as const

/** Google and the municipal app, where the account is or was linked with them. */
export function ExternalLinks() {
  const { items } = useAnswer(ownExternalLinks)
  return items.map((link) => <LinkPanel key={link.provider} link={link} />)
}

function LinkPanel({ link: { provider, linked, canUnlink } }: { link: Links['items'][number] }) {
  const t = useSettingsTexts()
  const answers = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [done, setDone] = useState<string>()
  const name = names[provider]

  function keep(links: Links, sentence: string) {
    answers.setQueryData(ownExternalLinks.key, links)
    if (provider === 'IstanbulSenin') changeSession({ isIstanbulMiniApp: false })
    setDone(sentence)
  }
  const { act, busy } = useAct({ showsProblemInDialog: true })
  const unlinking = useAct()
  const unlink = () =>
    unlinking.act(
      () => askInBrowser(unlinkExternal, { provider }),
      (links) => {
        setAsking(false)
        keep(links, t('settings.security.links.done', { name }))
      },
    )
  const allow = () =>
    act(
      () => askInBrowser(allowExternal, { provider }),
      (links) => keep(links, t('settings.security.links.allowed', { name })),
    )
  return (
    <Panel
      icon={Link2}
      title={t(titles[provider])}
      lead={linked ? t('security.links.lead', { name }) : t('security.links.off.lead', { name })}
      state={
        linked ? (
          <Badge tone="success">{t('settings.security.links.on')}</Badge>
        ) : (
          <Badge>{t('settings.security.links.off')}</Badge>
        )
      }
      note={linked && !canUnlink ? t('security.links.last') : null}
      done={done}
      action={
        !linked ? (
          <Button loading={busy} onClick={() => void allow()}>
            {t('settings.security.links.allow')}
          </Button>
        ) : canUnlink ? (
          <Button onClick={() => setAsking(true)} aria-label={t('settings.security.links.unlink.of', { name })}>
            {t('settings.security.links.unlink')}
          </Button>
        ) : (
          <ButtonLink to="../password">{t('settings.security.links.setPassword')}</ButtonLink>
        )
      }
    >
      {isAsking && (
        <Lazy load={loadDialogs}>
          {({ ConfirmDialog }) => (
            <ConfirmDialog
              open
              tone="warning"
              title={t('settings.security.links.unlink.title', { name })}
              detail={
                <Stack>
                  <p>{t('security.links.unlink.detail', { name })}</p>
                  <FailedNotice failed={unlinking.failed} />
                </Stack>
              }
              confirmText={t('settings.security.links.unlink')}
              onConfirm={() => void unlink()}
              onCancel={() => setAsking(false)}
              loading={unlinking.busy}
            />
          )}
        </Lazy>
      )}
    </Panel>
  )
}
