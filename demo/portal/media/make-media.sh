#!/bin/sh
# Draws the demo's video and audio from nothing but shapes, captions and tones. Needs ffmpeg and espeak-ng.
set -eu
cd "$(dirname "$0")"
font=$(fc-match --format '%{file}' sans)

circle() { # colour, diameter: a disc with soft edges
  echo "color=$1:s=$2x$2:r=25,format=rgba,geq=r='r(X,Y)':g='g(X,Y)':b='b(X,Y)':a='clip(($2/2-hypot(X-$2/2,Y-$2/2))*64,0,225)'"
}
title() { # text, from, to (seconds)
  echo "drawtext=fontfile=$font:text='$1':fontcolor=0xfdf6e3:fontsize=34:x=(w-tw)/2:y=h*0.80:enable='between(t,$2,$3)'"
}

draw() { # seconds
  filter="
    gradients=s=640x360:c0=0x16324f:c1=0x2a6f77:c2=0x1d4e6b:n=3:speed=0.004:r=25:d=$1[sky];
    $(circle 0xf2c14e 96),trim=duration=$1[sun];$(circle 0xf78154 64),trim=duration=$1[moon];$(circle 0xb4d6c1 40),trim=duration=$1[pearl];
    [sky][sun]overlay=x='272+180*sin(t*0.45)':y='96+44*cos(t*0.60)'[a];
    [a][moon]overlay=x='288+220*cos(t*0.35)':y='120+70*sin(t*0.50)'[b];
    [b][pearl]overlay=x='300+250*sin(t*0.25+2)':y='130+90*cos(t*0.40+1)'[c];
    [c]drawbox=x=0:y=344:w='iw':h=16:color=0xfdf6e3@0.18:t=fill[d];
    [d]$(title 'Welcome to Elmvik' 0.5 9.5),$(title 'Learn a little every day' 10 19.5),$(title 'Ask each other' 20 29.5),$(title 'Thank you for watching' 30 39.5)[v]"
  echo "$filter"
}
tone="sine=f=196:r=48000,volume=0.10[t1];sine=f=293.66:r=48000,volume=0.07,tremolo=f=0.2:d=0.8[t2];sine=f=392:r=48000,volume=0.05,tremolo=f=0.13:d=0.9[t3];[t1][t2][t3]amix=inputs=3:normalize=0,afade=t=in:d=2[s]"

ffmpeg -v error -y -filter_complex "$tone" -map '[s]' -t 40 .tone.wav
ffmpeg -v error -y -i .tone.wav -filter_complex "$(draw 40)" -map '[v]' -map 0:a -t 40 \
  -c:v libvpx-vp9 -b:v 0 -crf 40 -g 100 -row-mt 1 -threads 2 -cpu-used 4 -c:a libopus -b:a 40k welcome.webm

mkdir -p hls
ffmpeg -v error -y -i .tone.wav -filter_complex "$(draw 20)" -map '[v]' -map 0:a -t 20 \
  -c:v libx264 -profile:v main -preset medium -crf 27 -g 100 -keyint_min 100 -sc_threshold 0 -pix_fmt yuv420p -c:a aac -b:a 48k \
  -f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4 -hls_fmp4_init_filename init.mp4 \
  -hls_segment_filename 'hls/part-%d.m4s' hls/walk.m3u8

espeak-ng -v en-gb -s 140 -p 45 -w .speech.wav "Welcome to the Elmvik Academy podcast. Today we talk about asking good questions. \
A good question is short, it is open, and it leaves time for the answer. Try it with a colleague before the end of the day. \
Count slowly to five before you speak again. You may be surprised by what you hear. Thank you for listening."
ffmpeg -v error -y -i .speech.wav -af "apad,atrim=0:22,afade=t=out:st=21:d=1" -c:a libopus -b:a 28k questions.ogg
rm -f .speech.wav .tone.wav
