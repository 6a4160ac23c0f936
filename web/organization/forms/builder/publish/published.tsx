import { Check, Copy, Eye, Share2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { addressIn } from '#platform/text/locales.ts'
import { advertisementAddress } from '#platform/text/public-addresses.ts'
import { usePlace } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useBuilder } from '../use-builder.ts'
import styles from './publish-dialog.module.css'

/** Shown after publishing: the form is open, or already full. */
export function Published({ isFirst, onClose }: { isFirst: boolean; onClose: () => void }) {
  const { form } = useBuilder()
  return form.state === 'Closed' ? (
    <PublishedFull onClose={onClose} />
  ) : (
    <PublishedOpen isFirst={isFirst} onClose={onClose} />
  )
}

/** Shown if the form has reached its quota already, so there is no address to share. */
function PublishedFull({ onClose }: { onClose: () => void }) {
  const t = useTexts('org_forms')
  return (
    <Done title={t('published.full.title')} onClose={onClose}>
      <p>{t('published.full.detail')}</p>
    </Done>
  )
}

/** The address of the published form, to share. */
function PublishedOpen({ isFirst, onClose }: { isFirst: boolean; onClose: () => void }) {
  const t = useTexts('org_forms')
  const { locale } = usePlace()
  const { form } = useBuilder()
  const [copied, setCopied] = useState(false)
  const address = advertisementAddress(form)
  const url = location.origin + addressIn(locale, address)
  return (
    <Done title={t(isFirst ? 'published.title' : 'published.again')} onClose={onClose}>
      <Stack gap={4}>
        <p>{t('published.detail')}</p>
        <code className={styles.address}>{url}</code>
        <Cluster>
          <Button
            icon={copied ? <Check /> : <Copy />}
            onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}
          >
            {copied ? t('ui.copied') : t('published.copy')}
          </Button>
          {'share' in navigator && (
            <Button
              icon={<Share2 />}
              // Dismissing the share sheet rejects the promise; that is not an error.
              onClick={() => void navigator.share({ title: form.title, url }).catch(() => undefined)}
            >
              {t('published.share')}
            </Button>
          )}
          <ButtonLink to={address} target="_blank" icon={<Eye />}>
            {t('builder.public')}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Done>
  )
}

function Done({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const t = useTexts('org_forms')
  const done = (
    <Button variant="primary" onClick={onClose}>
      {t('published.done')}
    </Button>
  )
  return (
    <Dialog open title={title} onClose={onClose} footer={done}>
      {children}
    </Dialog>
  )
}
