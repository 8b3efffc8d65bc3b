/** Hydration takes a slow phone a while: between its steps the browser may paint and answer a tap. */
export const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve));
