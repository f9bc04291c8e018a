/** Under which the script finds the row of these dates, `YYYY-MM-DD`: the only one, or the first and the last. */
export const onDates = (from: string, through: string) => (from === through ? from : `${from}/${through}`);
