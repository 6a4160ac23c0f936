import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import type { FormRow } from '#contract/forms/company-forms.ts'
import { ahead } from '#web/loading/ahead.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { LazyPane } from '../lazy-pane.tsx'

const loadMenu = () => import('./form-menu.tsx')

/**
 * The menu of a row; the list is invalidated after each act. Its code is as large as the rest of the page, so it is
 * loaded when the button is hovered, focused or pressed; the button itself is there from the start.
 */
export function LazyMenu({ form }: { form: FormRow }) {
  const t = useTexts('org_forms')
  const [wanted, setWanted] = useState(false)
  const button = (
    <IconButton
      label={t('act.of', { name: form.title })}
      icon={<EllipsisVertical />}
      aria-haspopup="menu"
      aria-busy={wanted}
      {...ahead(loadMenu)}
      onClick={() => setWanted(true)}
    />
  )
  if (!wanted) return button
  return (
    <LazyPane load={loadMenu} waiting={button}>
      {({ FormMenu }) => <FormMenu form={form} onDone={() => void invalidate('forms')} opens />}
    </LazyPane>
  )
}
