import type { ReactNode } from 'react'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'
import { FieldGroup, type FieldProps } from './field.tsx'

type CheckboxGroupProps = FieldProps & {
  id?: string
  name: string
  options: readonly (Pick<CheckboxProps, 'label' | 'help' | 'count' | 'disabled' | 'checked' | 'defaultChecked'> & {
    value: string
  })[]
  onChange?: CheckboxProps['onChange']
  /** For what belongs under the list, such as "show all" */
  children?: ReactNode
}

export function CheckboxGroup({ id, name, options, onChange, children, ...field }: CheckboxGroupProps) {
  return (
    <FieldGroup {...field} id={id} name={name}>
      {() => (
        <>
          {options.map((option) => (
            <Checkbox key={option.value} name={name} onChange={onChange} {...option} />
          ))}
          {children}
        </>
      )}
    </FieldGroup>
  )
}
