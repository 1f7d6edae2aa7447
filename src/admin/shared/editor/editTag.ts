/** Of an update that continues an edit: no step of its own to undo, but not loading either. */
export const editTag = 'edit'
