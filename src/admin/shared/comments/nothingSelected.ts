export const nothingSelected = { title: 'Nothing selected', description: 'Select the words to comment on.' }
