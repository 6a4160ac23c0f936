import { redirect } from 'react-router'

const toFirst = () => redirect('security')

/** The settings themselves are no page; they open with what matters most. */
export const loader = toFirst
export const clientLoader = toFirst
