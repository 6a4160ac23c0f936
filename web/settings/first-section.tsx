import { redirect } from 'react-router'

const toFirst = () => redirect('security')

/** The settings have no page of their own; they redirect to the first section. */
export const loader = toFirst
export const clientLoader = toFirst
