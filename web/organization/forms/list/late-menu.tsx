import { type FormRow, listForms } from '#contract/company-forms.ts'
import { queryClient } from '#web/query-client.ts'
import { Late } from '../builder/late.tsx'

const loadMenu = () => import('./form-menu.tsx')

/** The row's menu; the list is read anew after each of its acts. */
export function LateMenu({ form }: { form: FormRow }) {
  const refresh = () => void queryClient.invalidateQueries({ queryKey: [listForms.path] })
  return (
    <Late load={loadMenu} waiting={null}>
      {({ FormMenu }) => <FormMenu form={form} onDone={refresh} />}
    </Late>
  )
}
