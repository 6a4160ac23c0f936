import { ArrowLeft, Eye, Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { advertisementAddress } from '#platform/text/public-addresses.ts'
import { formsAddress, publishHash } from '#web/organization/form-addresses.ts'
import { usePlace } from '#web/place.tsx'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { IconLink } from '#web/ui/actions/icon-button.tsx'
import { LazyPane } from '../../lazy-pane.tsx'
import { StateBadge } from '../../state-badge.tsx'
import { typeTexts } from '../../words.ts'
import { useBuilder } from '../use-builder.ts'
import { SaveState } from './save-state.tsx'
import styles from './top-bar.module.css'

const loadPublish = () => import('../publish/publish-dialog.tsx')
const loadMenu = () => import('../../list/form-menu.tsx')

/** The builder's top bar: the form's title, the save state, and the publish button. */
export function TopBar({ onShow }: { onShow: (pane: 'editor') => void }) {
  const t = useTexts('org_forms')
  const { content, form, saving } = useBuilder()
  const [publishing, setPublishing] = useState(false)
  const { hydrated } = usePlace()
  const { hash } = useLocation()
  const isDraft = form.state === 'Draft' && form.can.publish
  // After copying a form for a new term, this page opens with the publish dialog.
  useEffect(() => {
    if (hash === publishHash && isDraft) setPublishing(true)
  }, [hash, isDraft])
  const reads = may(useMe(), 'Forms', 'read')
  const isPublic = form.state === 'Published' || form.state === 'Closed'
  return (
    <header className={styles.bar}>
      {reads && <IconLink to={formsAddress} label={t('builder.back')} icon={<ArrowLeft />} />}
      <div className={styles.names}>
        <p className={styles.type}>
          {t(typeTexts[form.type])} <StateBadge state={form.state} />
        </p>
        <h1 className={styles.title}>{content.basics.title || t('untitled')}</h1>
      </div>
      <SaveState />
      <div className={styles.acts}>
        {isPublic && (
          <ButtonLink to={advertisementAddress(form)} target="_blank" icon={<Eye />} className={styles.wide}>
            {t('builder.public')}
          </ButtonLink>
        )}
        {form.can.publish && (form.state === 'Draft' || form.hasChanges) && (
          <Button variant="primary" icon={<Send />} disabled={!hydrated} onClick={() => setPublishing(true)}>
            {form.state === 'Draft' ? t('publish') : t('publish.changes')}
          </Button>
        )}
        <LazyPane load={loadMenu} waiting={null}>
          {({ FormMenu }) => <FormMenu form={form} onDone={saving.adoptExtended} inBuilder />}
        </LazyPane>
      </div>
      {publishing && (
        <LazyPane load={loadPublish} waiting={null}>
          {({ PublishDialog }) => (
            <PublishDialog onClose={() => setPublishing(false)} onShow={() => onShow('editor')} />
          )}
        </LazyPane>
      )}
    </header>
  )
}
