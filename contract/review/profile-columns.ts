/** The profile columns of lists and files beside the name, in this order. */
export const profileColumns = [
  'email',
  'phone',
  'university',
  'faculty',
  'department',
  'level',
  'class',
  'gpa',
  'city',
  'nationality',
  'gender',
  'age',
] as const
