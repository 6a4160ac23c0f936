import { Tag as TagIcon, X } from 'lucide-react'
import { useState } from 'react'
import { changeTags } from '#contract/review/tags.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { TagMark } from '../../../desk/tag-mark.tsx'
import { LazyAct } from '../../acts/lazy-act.tsx'
import type { ApplicationViewProps, PanelPart } from '../application-view.ts'
import styles from './panel.module.css'
import { Part } from './part.tsx'
import { useDecide } from './use-decide.tsx'

export const tagsPart: PanelPart = { queries: () => [], Part: Tags }

/** The application's tags; each can be removed, and others added. */
function Tags({ ids, application }: ApplicationViewProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const me = useMe()
  const { tags, status, steps } = application
  const { companyId, formId, appId } = ids
  const writes = may(me, 'Applications', 'write') && status !== 'Withdrawn'
  const { decide, busy } = useDecide({ ids, application })
  const [isTagging, setTagging] = useState(false)
  if (tags.length === 0 && !writes) return null
  return (
    <Part
      id="tags"
      title={t('tags')}
      action={
        // Without read access to lists the organization's tags cannot be loaded.
        writes &&
        may(me, 'Applications', 'read') && (
          <Button size="small" variant="quiet" icon={<TagIcon />} onClick={() => setTagging(true)}>
            {t('act', { act: 'tag' })}
          </Button>
        )
      }
    >
      {tags.length > 0 && (
        <ul className={styles.marks}>
          {tags.map(({ id, name, colour }) => (
            <li key={id}>
              <TagMark name={name} colour={colour} />
              {writes && (
                <IconButton
                  size="small"
                  icon={<X />}
                  label={t('tags.remove', { name })}
                  aria-disabled={busy || undefined}
                  onClick={() => {
                    if (busy) return
                    // The pressed button is unmounted with its tag.
                    document.getElementById('tags')?.focus()
                    void decide({
                      chosen: name,
                      done: t('tags.removed', { name }),
                      act: () => askInBrowser(changeTags, { companyId, formId, applicationIds: [appId], remove: [id] }),
                    })
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isTagging && (
        <LazyAct
          act="tag"
          formId={formId}
          steps={steps}
          target={{ applicationIds: [appId] }}
          onClose={() => setTagging(false)}
        />
      )}
    </Part>
  )
}
