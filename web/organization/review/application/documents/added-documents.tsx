import { FilePlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '#platform/text/dates.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { LazyAct } from '../../acts/lazy-act.tsx'
import type { ApplicationIds, ApplicationViewProps } from '../application-view.ts'
import styles from '../page.module.css'
import { type Added, addedDocumentsOf } from './added-documents-of.ts'
import { FileList } from './file-list.tsx'

/** Files that the organization added to the application, and the button to add one. */
export function AddedDocuments({ ids, application: { status, steps } }: ApplicationViewProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { items } = useAnswer(addedDocumentsOf(ids))
  const adds = may(useMe(), 'Applications', 'write') && status !== 'Withdrawn'
  const [isAdding, setAdding] = useState(false)
  if (items.length === 0 && !adds) return null
  return (
    <Card as="section" aria-labelledby="added-documents">
      <h3 id="added-documents" tabIndex={-1}>
        {t('added.title')}
      </h3>
      <Stack>
        {items.length > 0 && (
          <ul className={styles.entries}>
            {items.map((added) => (
              <AddedDocument key={added.id} ids={ids} added={added} />
            ))}
          </ul>
        )}
        {adds && (
          <Cluster>
            <Button size="small" icon={<FilePlus />} onClick={() => setAdding(true)}>
              {t('added.add')}
            </Button>
          </Cluster>
        )}
      </Stack>
      {isAdding && (
        <LazyAct
          act="document"
          formId={ids.formId}
          steps={steps}
          target={{ applicationIds: [ids.appId] }}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  )
}

const loadRemoval = () => import('./remove-added-document.tsx')

function AddedDocument({ ids, added }: { ids: ApplicationIds; added: Added }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const [isRemoving, setRemoving] = useState(false)
  const { isShown, by, addedAt, file, can } = added
  return (
    <li>
      <Stack gap={2}>
        <FileList ids={ids} files={[file]} />
        <Cluster gap={2}>
          <Badge tone={isShown ? 'primary' : 'neutral'}>{isShown ? t('added.shown') : t('added.hidden')}</Badge>
          <span className={styles.quiet}>{t('added.by', { name: by, date: formatDate(addedAt, language) })}</span>
          {can.remove && (
            <Button
              size="small"
              variant="quiet"
              icon={<Trash2 />}
              onClick={() => setRemoving(true)}
              aria-label={t('added.remove.of', { name: file.name })}
            >
              {t('ui.remove')}
            </Button>
          )}
        </Cluster>
      </Stack>
      {isRemoving && (
        <Lazy load={loadRemoval}>
          {({ RemoveAddedDocument }) => (
            <RemoveAddedDocument ids={ids} added={added} onClose={() => setRemoving(false)} />
          )}
        </Lazy>
      )}
    </li>
  )
}
