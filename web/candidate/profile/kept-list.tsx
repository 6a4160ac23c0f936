import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useReopened } from '../../forms/typed/use-reopened.ts'
import { useHydrated } from '../../forms/use-hydrated.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { useFocusOnChange } from '../use-focus-on-change.ts'
import styles from './kept-list.module.css'
import type { ProfileList } from './own-profile.ts'
import { RemovalDialog } from './removal-dialog.tsx'
import { Saved } from './saved.tsx'
import { type EntryFormProps, partOf } from './use-entry-form.ts'

interface Row {
  readonly title: string
  /** Lines that are null are left out. */
  readonly lines: readonly (string | null)[]
  readonly badge?: ReactNode
}

interface KeptListProps<T extends { readonly id: string }> {
  readonly list: ProfileList
  readonly items: readonly T[]
  readonly words: {
    readonly add: string
    readonly edit: string
    readonly emptyTitle: string
    readonly empty: string
  }
  readonly row: (item: T) => Row
  readonly form: (props: EntryFormProps<T>) => ReactNode
  readonly remove: (item: T) => Promise<unknown>
  readonly onSaved: (() => void) | undefined
}

/** A list of the profile, such as educations; the form for an entry replaces it. */
export function KeptList<T extends { readonly id: string }>(props: KeptListProps<T>) {
  const { list, items, words, row, form, remove, onSaved } = props
  const t = useTexts('student_dashboard')
  const hydrated = useHydrated()
  const [open, setOpen] = useState<{ item: T | undefined }>()
  const [removing, setRemoving] = useState<T>()
  const [savedAt, setSavedAt] = useState<Date>()
  const place = useFocusOnChange<HTMLElement>(open)
  useReopened(
    [undefined, ...items].map((item) => partOf(list, item?.id)),
    (part) => setOpen({ item: items.find(({ id }) => partOf(list, id) === part) }),
  )

  function done() {
    setOpen(undefined)
    setSavedAt(new Date())
    onSaved?.()
  }

  if (open)
    return (
      <section ref={place} tabIndex={-1} className={styles.form}>
        <h2>{open.item ? words.edit : words.add}</h2>
        <Suspense fallback={<FormSkeleton />}>
          {form({ item: open.item, onDone: done, onCancel: () => setOpen(undefined) })}
        </Suspense>
      </section>
    )

  const add = (
    <Button
      variant={items.length === 0 ? 'primary' : 'secondary'}
      icon={<Plus />}
      disabled={!hydrated}
      onClick={() => setOpen({ item: undefined })}
    >
      {words.add}
    </Button>
  )
  return (
    <section ref={place} tabIndex={-1} className={styles.place}>
      <Stack gap={4}>
        {items.length === 0 ? (
          <EmptyState title={words.emptyTitle} action={add}>
            {words.empty}
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {items.map((item) => {
              const { title, lines, badge } = row(item)
              return (
                <li key={item.id} className={styles.row}>
                  <div className={styles.words}>
                    <h2>
                      {title} {badge}
                    </h2>
                    {lines.filter(Boolean).map((line) => (
                      <p key={line}>{line}</p>
                    ))}
                  </div>
                  <IconButton label={t('kept.edit', { title })} icon={<Pencil />} onClick={() => setOpen({ item })} />
                  <IconButton label={t('kept.remove', { title })} icon={<Trash2 />} onClick={() => setRemoving(item)} />
                </li>
              )
            })}
          </ul>
        )}
        <Saved at={savedAt} />
        {items.length > 0 && <div>{add}</div>}
      </Stack>
      <RemovalDialog
        title={removing && row(removing).title}
        remove={() => (removing ? remove(removing) : Promise.resolve())}
        onClose={(isRemoved) => {
          setRemoving(undefined)
          if (isRemoved) onSaved?.()
        }}
      />
    </section>
  )
}

function FormSkeleton() {
  return (
    <Loading>
      <Stack gap={6}>
        {['level', 'school', 'class'].map((line) => (
          <Skeleton key={line} shape="block" />
        ))}
      </Stack>
    </Loading>
  )
}
