import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { Output } from '#contract/call.ts'
import { changeTag, deleteTag, listTags } from '#contract/review/tags.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import styles from '../../desk/acts/act-dialog.module.css'
import { TagMark } from '../../desk/tag-mark.tsx'
import { onEscape, useFocusBack, useRowQuestion } from '../../desk/use-focus-back.ts'
import { colours, NewTag } from './tags/new-tag.tsx'

type ListedTag = Output<typeof listTags>['items'][number]

/** The organization's tags with the number of applications of each; renamed, recoloured and deleted here. */
export function TagsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { act, busy, failed } = useAct({ changes: 'tags' })
  const list = useRef<HTMLUListElement>(null)
  const { row: doomed, ask, end } = useRowQuestion<ListedTag>(list)
  const { data, isError, refetch } = useQuery({
    queryKey: [listTags.path, { companyId }],
    queryFn: () => askInBrowser(listTags, { companyId }),
    // This dialog shows the error itself.
    meta: { isOfPage: true },
  })

  async function remove({ id: tagId }: ListedTag) {
    end(await act(() => askInBrowser(deleteTag, { companyId, tagId })))
  }

  return (
    <Dialog open title={t('label.tags')} onClose={onClose} width={680}>
      <Stack>
        <p className={styles.quiet}>{t('tags.manage.detail')}</p>
        {isError && <RetryNotice onRetry={() => void refetch()}>{t('tags.manage.failed')}</RetryNotice>}
        {!data && !isError && <Skeleton width="most" />}
        {data?.items.length === 0 && <p>{t('acts.tag.none')}</p>}
        <ul ref={list} tabIndex={-1} className={styles.acts}>
          {data?.items.map((tag) => (
            <TagRow
              key={tag.id}
              tag={tag}
              can={data.can}
              save={(changed) => act(() => askInBrowser(changeTag, { companyId, tagId: tag.id, ...changed }))}
              onDelete={() => ask(tag)}
            />
          ))}
        </ul>
        <FailedNotice failed={failed} />
        {data?.can.change && <NewTag />}
      </Stack>
      {doomed && (
        <ConfirmDialog
          open
          tone="danger"
          title={t('tags.delete.title', { name: doomed.name })}
          detail={t('tags.delete.detail', { count: doomed.count, exact: String(doomed.isExact) })}
          confirmText={t('ui.delete')}
          loading={busy}
          onCancel={() => end()}
          onConfirm={() => void remove(doomed)}
        />
      )}
    </Dialog>
  )
}

interface TagRowProps {
  readonly tag: ListedTag
  readonly can: Output<typeof listTags>['can']
  readonly save: (changed: Pick<ListedTag, 'name' | 'colour'>) => Promise<boolean>
  readonly onDelete: () => void
}

function TagRow({ tag, can, save, onDelete }: TagRowProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const [isEditing, setEditing] = useState(false)
  const pencil = useFocusBack(isEditing)
  const { name, colour, count, isExact } = tag

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const written = String(form.get('name') ?? '').trim()
    const chosen = colours.find((one) => one === form.get('colour')) ?? colour
    if (written !== '' && (await save({ name: written, colour: chosen }))) setEditing(false)
  }

  if (isEditing)
    return (
      <li className={styles.done}>
        <form
          className={styles.newTag}
          onSubmit={(event) => void change(event)}
          onKeyDown={onEscape(() => setEditing(false))}
        >
          <TextInput
            id={`tag-${tag.id}`}
            name="name"
            label={t('tags.name')}
            required
            maxLength={40}
            defaultValue={name}
            // The pencil is replaced by this field, which takes the focus.
            ref={(input) => input?.focus()}
          />
          <Select
            id={`colour-${tag.id}`}
            name="colour"
            label={t('acts.tag.colour')}
            defaultValue={colour}
            options={colours.map((value) => ({ value, label: t('acts.tag.colours', { colour: value }) }))}
          />
          <Button type="submit" variant="primary">
            {t('ui.save')}
          </Button>
          <Button onClick={() => setEditing(false)}>{t('ui.cancel')}</Button>
        </form>
      </li>
    )
  return (
    <li className={classes(styles.done, styles.tag)}>
      <p>
        <TagMark {...tag} /> <span className={styles.quiet}>{t('tags.count', { count, exact: String(isExact) })}</span>
      </p>
      <span>
        {can.change && (
          <IconButton
            ref={pencil}
            label={t('tags.edit', { name })}
            icon={<Pencil />}
            size="small"
            onClick={() => setEditing(true)}
          />
        )}
        {can.delete && (
          <IconButton
            label={t('tags.delete', { name })}
            icon={<Trash2 />}
            size="small"
            tone="danger"
            onClick={onDelete}
          />
        )}
      </span>
    </li>
  )
}
