/** Half as loud as the device would play it: what plays begins like this everywhere. */
export const usualVolume = 0.5;
