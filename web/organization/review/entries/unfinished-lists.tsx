import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { removeEntryList, type UnfinishedList } from '#contract/entries/entry-lists.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { TimeAgo } from '#web/ui/data/time-ago.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { enterAddress } from '../../review-addresses.ts'
import styles from './entries.module.css'

interface UnfinishedListsProps {
  readonly formId: string
  readonly lists: readonly UnfinishedList[]
}

/** The member's unfinished lists, of this form and of others: to continue or to delete. */
export function UnfinishedLists({ formId, lists }: UnfinishedListsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { act, busy, failed } = useAct({ changes: 'entryLists', refreshes: true })
  const [removed, setRemoved] = useState<UnfinishedList>()
  const title = useRef<HTMLHeadingElement>(null)
  const nameOf = ({ fileName }: UnfinishedList) => fileName ?? t('enter.unfinished.typed')
  return (
    <section aria-labelledby="unfinished" className={styles.way}>
      <h2 id="unfinished" ref={title} tabIndex={-1}>
        {t('enter.unfinished')}
      </h2>
      {lists.length === 0 ? (
        <p className={styles.muted}>{t('enter.unfinished.none')}</p>
      ) : (
        <ul className={styles.people}>
          {lists.map((list) => (
            <li key={list.id} className={styles.person}>
              <span className={styles.sample}>
                <strong>{nameOf(list)}</strong>
                <span className={styles.muted}>
                  {list.formId !== formId && <>{list.form} · </>}
                  {t('enter.count', { count: list.total })} · <TimeAgo moment={list.createdAt} />
                </span>
              </span>
              <Cluster gap={2}>
                <ButtonLink
                  size="small"
                  to={enterAddress(list.formId, list.id, list.fileName === null ? 'people' : 'columns')}
                  aria-label={t('enter.unfinished.goOn', { name: nameOf(list) })}
                >
                  {t('ui.continue')}
                </ButtonLink>
                <IconButton
                  label={t('enter.unfinished.remove', { name: nameOf(list) })}
                  icon={<Trash2 />}
                  onClick={() => setRemoved(list)}
                />
              </Cluster>
            </li>
          ))}
        </ul>
      )}
      {removed && (
        <ConfirmDialog
          open
          tone="danger"
          title={t('enter.unfinished.remove', { name: nameOf(removed) })}
          detail={
            <Stack>
              <p>{t('enter.unfinished.remove.detail', { count: removed.total })}</p>
              <FailedNotice failed={failed} />
            </Stack>
          }
          confirmText={t('ui.delete')}
          loading={busy}
          onCancel={() => setRemoved(undefined)}
          onConfirm={() =>
            void act(
              () => askInBrowser(removeEntryList, { companyId, formId: removed.formId, listId: removed.id }),
              () => {
                setRemoved(undefined)
                title.current?.focus()
                showToast({ tone: 'success', title: t('enter.unfinished.removed', { name: nameOf(removed) }) })
              },
            )
          }
        />
      )}
    </section>
  )
}
