import { ArrowDown, ArrowUp, Pencil, Save, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { View } from '#contract/review/views.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { onEscape, useFocusBack } from '../../../desk/use-focus-back.ts'
import styles from './views.module.css'

interface ViewRowProps {
  readonly view: View
  /** Its neighbours in the list, if any */
  readonly before: View | undefined
  readonly after: View | undefined
  /** Saves the current list in the view; undefined if the view is that list already */
  readonly onUpdate?: () => void
  readonly change: (changed: Partial<View>) => Promise<boolean>
  readonly onDelete: () => void
}

/** One view in the dialog, with the acts that the member may do. */
export function ViewRow({ view, before, after, onUpdate, change, onDelete }: ViewRowProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const sharing = may(useMe(), 'Applications', 'write')
  const [isRenaming, setRenaming] = useState(false)
  const pencil = useFocusBack(isRenaming)
  const { name, isShared, owner, can } = view

  async function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const written = String(new FormData(event.currentTarget).get('renamed') ?? '').trim()
    if (written === '' || (written !== name && !(await change({ name: written })))) return
    setRenaming(false)
  }

  if (isRenaming)
    return (
      <li>
        <form
          className={styles.renaming}
          onSubmit={(event) => void rename(event)}
          onKeyDown={onEscape(() => setRenaming(false))}
        >
          <TextInput
            id={`rename-${view.id}`}
            name="renamed"
            label={t('saved.rename', { name })}
            hideLabel
            required
            maxLength={60}
            defaultValue={name}
            // The pencil is replaced by this field, which takes the focus.
            ref={(input) => input?.focus()}
          />
          <Button type="submit" size="small" variant="primary">
            {t('ui.save')}
          </Button>
          <Button size="small" onClick={() => setRenaming(false)}>
            {t('ui.cancel')}
          </Button>
        </form>
      </li>
    )
  return (
    <li>
      <span>
        {name}
        <span className={styles.whose}>{isShared ? t('saved.shared', { owner }) : t('saved.own')}</span>
      </span>
      {can.change && (
        <>
          {sharing && (
            <Checkbox
              label={t('saved.share.short')}
              checked={isShared}
              onChange={({ target }) => void change({ isShared: target.checked })}
            />
          )}
          <IconButton
            ref={pencil}
            label={t('saved.rename', { name })}
            icon={<Pencil />}
            size="small"
            onClick={() => setRenaming(true)}
          />
          <IconButton
            label={t('saved.up', { name })}
            icon={<ArrowUp />}
            size="small"
            disabled={before === undefined}
            // Positions count all members' views, so the view takes its neighbour's position.
            onClick={() => before && void change({ position: before.position })}
          />
          <IconButton
            label={t('saved.down', { name })}
            icon={<ArrowDown />}
            size="small"
            disabled={after === undefined}
            onClick={() => after && void change({ position: after.position + 1 })}
          />
          {onUpdate && (
            <IconButton label={t('saved.update', { name })} icon={<Save />} size="small" onClick={onUpdate} />
          )}
        </>
      )}
      {can.delete && (
        <IconButton
          label={t('saved.delete', { name })}
          icon={<Trash2 />}
          size="small"
          tone="danger"
          onClick={onDelete}
        />
      )}
    </li>
  )
}
