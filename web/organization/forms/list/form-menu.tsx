import {
  Archive,
  ArchiveRestore,
  CalendarClock,
  CalendarPlus,
  CalendarSync,
  Copy,
  Eye,
  LayoutTemplate,
  Lock,
  Megaphone,
  Pencil,
  Trash2,
  Users,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Form, FormRow } from '#contract/forms/company-forms.ts'
import { advertisementAddress } from '#platform/text/public-addresses.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { MenuButton } from '#web/ui/overlays/menu-button.tsx'
import { formAddress, retentionAddress } from '../../form-addresses.ts'
import { applicationsAddress, resultsAddress } from '../../review-addresses.ts'
import { useWrites } from '../use-writes.ts'
import { ActDialog } from './act-dialog.tsx'
import type { Act } from './acts.ts'

interface FormMenuProps {
  readonly form: FormRow
  /** Called after an act, with the form as it is now */
  readonly onDone: (form: Form) => void
  readonly inBuilder?: boolean
  /** Opens at once, because its button was pressed before the menu was loaded */
  readonly opens?: boolean
}

/** The menu of a form: the acts that its state and the member's permissions allow. */
export function FormMenu({ form, onDone, inBuilder = false, opens = false }: FormMenuProps) {
  const t = useTexts('org_forms')
  const writes = useWrites()
  const isFull = may(useMe(), 'Forms', 'full')
  const [act, setAct] = useState<Act>()
  const button = useRef<HTMLButtonElement>(null)
  const hasActed = useRef(false)
  // An act may remove the row from the list, and the focus with it.
  useEffect(
    () => () => {
      if (hasActed.current && document.activeElement === document.body) document.getElementById('main')?.focus()
    },
    [],
  )
  // Focuses the menu button: the entry that opened the dialog is unmounted with the menu.
  function close() {
    flushSync(() => setAct(undefined))
    button.current?.focus()
    hasActed.current = true
  }
  const { state } = form
  const isPublic = state === 'Published' || state === 'Closed'
  const entry = (id: Act, label: string, icon: React.ReactNode, tone?: 'danger') => ({
    id,
    label,
    icon,
    onAction: () => setAct(id),
    ...(tone && { tone }),
  })
  const ways = useWays(form, inBuilder)
  const acts = [
    entry('duplicate', t('act.duplicate'), <Copy />),
    entry('term', t('act.term'), <CalendarSync />),
    entry('template', t('act.template'), <LayoutTemplate />),
    // A form without a deadline cannot be extended.
    ...(isPublic && (state === 'Closed' || form.closesAt !== null)
      ? [entry('extend', t('act.extend'), <CalendarPlus />)]
      : []),
    ...(state === 'Published' ? [entry('close', t('act.close'), <Lock />)] : []),
    ...(state === 'Draft' || state === 'Closed' ? [entry('archive', t('act.archive'), <Archive />)] : []),
    ...(state === 'Archived' ? [entry('restore', t('act.restore'), <ArchiveRestore />)] : []),
    ...(state === 'Draft' && form.publishedAt === null && isFull
      ? [entry('remove', t('act.remove'), <Trash2 />, 'danger')]
      : []),
  ]
  const groups = [ways, writes ? acts : []].filter((group) => group.length > 0)
  if (groups.length === 0) return null
  return (
    <>
      <Menu
        label={t('act.of', { name: form.title })}
        trigger={<MenuButton label={t('act.of', { name: form.title })} autoFocus={opens} ref={button} />}
        groups={groups}
        opens={opens}
      />
      {act && <ActDialog act={act} form={form} onClose={close} onDone={onDone} />}
    </>
  )
}

/** The menu's links. */
function useWays(form: FormRow, inBuilder: boolean) {
  const t = useTexts('org_forms')
  const writes = useWrites()
  const hasApplications = may(useMe(), 'Applications', 'read') && form.publishedVersion !== null
  const isPublic = form.state === 'Published' || form.state === 'Closed'
  return [
    ...(inBuilder
      ? []
      : [{ id: 'edit', label: writes ? t('ui.edit') : t('act.open'), icon: <Pencil />, to: formAddress(form.id) }]),
    ...(hasApplications
      ? [
          { id: 'applications', label: t('act.applications'), icon: <Users />, to: applicationsAddress(form.id) },
          { id: 'results', label: t('act.results'), icon: <Megaphone />, to: resultsAddress(form.id) },
        ]
      : []),
    ...(form.publishedVersion === null
      ? []
      : [{ id: 'retention', label: t('act.retention'), icon: <CalendarClock />, to: retentionAddress(form.id) }]),
    ...(isPublic ? [{ id: 'view', label: t('act.view'), icon: <Eye />, to: advertisementAddress(form) }] : []),
  ]
}
